/** 'davon eine Minute Pause'. */
export const pauseWords = (minutes: number) => `davon ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`} Pause`
