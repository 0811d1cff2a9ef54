/** What a semicolon within does not end: texts, quoted names, comments. */
const whole = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$\$[\s\S]*?\$\$|--[^\n]*|\/\*[\s\S]*?\*\/|[^;]/g

/** The questions of a text, one by one: DuckDB answers the first of several, and says nothing of the others. */
export const questionsIn = (sql: string): readonly string[] => {
  const all = ['']
  let end = 0
  for (const { 0: part, index } of sql.matchAll(whole)) {
    if (index > end) all.push('')
    all.push(all.pop() + part)
    end = index + part.length
  }
  return all.map(one => one.trim()).filter(one => one.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, '').trim() !== '')
}
