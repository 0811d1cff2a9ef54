/**
 * Common words as they are spoken, and how they are written (several joined by +): letters first, then Swiss, Bavarian and
 * Austrian. Only words that are none in standard German or English; what a rule makes of a word (`dialect.ts`) does not
 * stand here.
 */
export const dialects: readonly string[] = [
  // What is said in letters: a word each.
  'bbp=bauch+beine+po',
  // Small words.
  'emol=einmal amol=einmal kei=kein keis=kein kän=kein nöd=nicht nid=nicht nüt=nichts nüd=nichts meh=mehr nümm=nicht+mehr nümme=nicht+mehr nemme=nicht+mehr nimmi=nicht+mehr nimmie=nicht+mehr nimmieh=nicht+mehr isch=ist bisch=bist gsi=gewesen gsii=gewesen hüt=heute hütt=heute geschter=gestern sither=seither sithär=seither',
  'ufe=hoch abegah=runtergehen ufgah=hochgehen inne=rein usse=raus bim=beim mini=meine öppis=etwas öpper=jemand fascht=fast scho=schon chli=wenig bitz=bisschen',
  'gaht=geht gat=geht gahts=geht chan=kann chani=kann chunt=kommt chunnt=kommt chum=komme stah=stehen gschlafe=geschlafen ligge=liegen überchume=bekomme überchum=bekomme chriege=kriege gha=gehabt ghaa=gehabt gmacht=gemacht',
  'tuet=tut tüend=tun schlächt=schlecht guet=gut guets=gutes liecht=leicht liechts=leichtes schwers=schweres stercher=stärker hert=hart',
  // The body and what happens to it.
  'chopf=kopf chopfweh=kopfschmerzen buuch=bauch ruggeweh=rückenschmerzen rugge=rücken rügge=rücken chnü=knie chnüü=knie achsle=schulter beis=bein füdli=po fuess=fuß füess=füße bruscht=brust härz=herz aarm=arm nacke=nacken ellboge=ellbogen handglenk=handgelenk glenk=gelenk',
  'gheit=gefallen gheie=fallen gfalle=gefallen troffe=getroffen broche=gebrochen gschwulle=geschwollen verchället=erkältet verchältet=erkältet chrank=krank trümmlig=schwindlig trümlig=schwindlig schlächts=schlecht kötzle=kotzen chotze=kotzen chötzle=kotzen schnuufe=atmen schnufe=atmen schnuuf=atem stäge=treppe wuche=wochen wuchene=wochen mönet=monate',
  // Bavarian and Austrian.
  'nimma=nicht+mehr koa=kein kane=keine heit=heute gestan=gestern oba=aber owa=aber nua=nur wü=will hob=habe hobs=habe hots=hat wieda=wieder scho=schon guat=gut guate=gute schwar=schwer liacht=leicht bissl=bisschen bisserl=bisschen hoibe=halbe hoib=halb oiwei=immer ollas=alles',
  'chrüz=kreuz chrütz=kreuz been=bein beene=beine miad=müde miade=müde schädl=kopf schedl=kopf kreiz=kreuz haxn=beine haxen=beine fuaß=fuß fiaß=füße knia=knie händ=hände gnack=nacken gnackwatschn=nacken ellbogn=ellbogen huftn=hüfte hiftn=hüfte rippn=rippen wadl=wade wadln=waden buckl=rücken brustkastl=brustkorb schnaufa=atmen',
  'speibn=erbrechen speiben=erbrechen gspiebn=erbrochen brochn=gebrochen brocha=gebrochen vaknackst=verknackst verknaxt=verknackst vastaucht=verstaucht aufghaut=umgefallen zsammklappt=zusammengeklappt zammklappt=zusammengeklappt zambrochn=zusammengebrochen gflogn=gefallen gstürzt=gestürzt gschwolln=geschwollen gschwoin=geschwollen vakühlt=erkältet vakült=erkältet vakotat=verkatert dawischt=erwischt',
  'läbe=leben lebn=leben leba=leben levve=leben leven=leben wöd=welt wält=welt sei=sein ufwache=aufwachen umfalla=umfallen wui=will woin=wollen tat=täte gschlafn=geschlafen',
  // Low German, Kölsch, Berlin.
  'ik=ich ick=ich dit=das wat=was dat=das mien=mein siet=seit hüüt=heute güstern=gestern eergüstern=vorgestern dree=drei veer=vier weken=wochen maand=monat oolt=alt heff=habe hett=hat bün=bin vun=von nee=nein puust=luft waad=wade kopp=kopf spegen=erbrochen övergeven=übergeben övergeev=übergebe dördreiht=verdreht düsig=schwindlig rutsprungen=rausgesprungen knaken=knochen twei=kaputt jümmer=immer jümmers=immer vör=vor twee=zwei dorgegen=dagegen ming=meine bloot=blut goot=gut',
  'hück=heute jestern=gestern vörjester=vorgestern jeiht=geht jet=etwas kütt=kommt mieh=mehr luff=luft jips=gips hätz=herz hätzklabastere=herzrasen hingerkopp=hinterkopf rögge=rücken sibbe=sieben woche=wochen daach=tage usjekugelt=ausgekugelt usglänkt=ausgekugelt usgrissn=ausgerissen klabastert=rast klabastere=rasen bubbert=rast bobberet=rast chlopfet=klopft fott=weg chnoche=knochen düre=durch mäntig=montag ziischtig=dienstag zyschtig=dienstag',
]
