/** Stemmers by name, as `i18n/<locale>/search.yaml` names them: Snowball's, loaded when an index asks for them. */
type Stemmer = (word: string) => string;

/** Each language is a chunk of its own. A further one is a line here. */
const STEMMERS: Readonly<Record<string, () => Promise<{ stemmer: Stemmer }>>> = {
  dutch: () => import('@orama/stemmers/dutch'),
  english: () => import('@orama/stemmers/english'),
  french: () => import('@orama/stemmers/french'),
  german: () => import('@orama/stemmers/german'),
  italian: () => import('@orama/stemmers/italian'),
  portuguese: () => import('@orama/stemmers/portuguese'),
  spanish: () => import('@orama/stemmers/spanish'),
};

/** Texts repeat their words. */
function memoize(stem: Stemmer): Stemmer {
  const known = new Map<string, string>();
  return (word) => {
    let stemmed = known.get(word);
    if (stemmed === undefined) known.set(word, (stemmed = stem(word)));
    return stemmed;
  };
}

/** Loads stemmers. @throws Error on an unknown name, with the names that there are */
export async function loadStemmers(names: readonly string[]): Promise<Stemmer[]> {
  return Promise.all(
    names.map(async (name) => {
      const load = STEMMERS[name];
      if (load === undefined) throw new Error(`There is no stemmer ${name}; expected one of: ${Object.keys(STEMMERS).join(', ')}.`);
      return memoize((await load()).stemmer);
    }),
  );
}
