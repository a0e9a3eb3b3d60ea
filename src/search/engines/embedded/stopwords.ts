/**
 * Words that carry grammar and no subject, folded. They are indexed in headings only, weigh little in a
 * query, and are never required. Includes what apostrophes leave behind (`dell`, `l`, `s`, `don`).
 */
const ENGLISH =
  'a about am an and any are as at be been being between but by can cannot could did difference differences do does doing don done each ever every for from had has have having he her here hers him his how happen happens i if in inside into is isn it its just let like ll m may me mean means might more most must my no nor not of off on or our out over own please possible re s shall she should so some such t than that the their them then there these they this those through to too under until up us use used uses using ve versus very vs want wants was we were what when where whether which while who whom why will with work works working within without would you your';
const ITALIAN =
  'a abbia abbiamo ad agli ai al alla alle allo anche ancora avere aver all c che chi ci cio coi col come com con contro cosa cosi cui d da dagli dai dal dall dalla dalle dallo dei degli del dell dentro della delle dello di dopo dove dov e ed era essere fa fare fra gia gli ha hai hanno ho i il in io l la le lei li lo loro lui ma me mentre mi mia mie miei mio ne negli nei nel nell nella nelle nello no noi non nostro o od ogni oppure per perche piu po poi posso possono prima puo puoi qual quale quali quando quanto quel quell quella quelle quelli quello quest questa queste questi questo qui sara se sei senza serve servono si sia siamo siano siete sono sta stata stato su sua sue sugli sui sul sull sulla sulle sullo suo suoi te ti tra tu tua tue tuo tuoi tutti tutto un una uno v va vi voi vogliamo voglio vorrei vuole vuoi';

const LISTS: Record<string, ReadonlySet<string>> = {
  en: new Set(ENGLISH.split(' ')),
  it: new Set([...ITALIAN.split(' '), ...ENGLISH.split(' ')]),
};

const NONE: ReadonlySet<string> = new Set();

/** The stop words of a language (`en`, `it`, `en-GB` …); none for a language without a list. Italian pages hold English too. */
export function stopWords(language: string): ReadonlySet<string> {
  return LISTS[language.slice(0, 2)] ?? NONE;
}
