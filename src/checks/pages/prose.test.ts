import { describe, expect, it } from 'vitest';
import { prose } from './prose';
import { pageOf, siteOf } from './testing/pages';

const problems = (source: string, locale = 'en'): string[] =>
  prose(pageOf(source, { locale }), siteOf([])).map(({ line, message }) => `${line} ${message}`);

describe('words', () => {
  it.each([
    ['in a paragraph', 'One.\nYou simply\nwait.', ['2 "simply"']],
    ['at the start', 'Please wait.', ['1 "Please"']],
    ['in a heading', '## It is easy {#easy}', ['1 "easy"']],
    ['in a link text', '[our guide](./x.md)', ['1 "our"']],
    ['in a table', '| A |\n|---|\n| powerful |', ['3 "powerful"']],
    ['in the description', '---\ndescription: Just wait.\n---', ['1 "Just"']],
    ['in an alternative text', '![We see](/x.svg)', ['1 "We"']],
    ['in the title of an admonition', ':::note[Please read]\n\nText.\n\n:::', ['1 "Please"']],
    ['exclamation mark', 'It works!', ['1 "s!"']],
    ['a word twice', 'Read the\nthe bucket of the theme, and the the key.', ['2 "the the"']],
    ['straight quotation marks', 'A "rename" of “it”.', ['1 """', '1 """']],
    ['straight apostrophes', "The site's, two users' keys, `ls`'s", Array(3).fill(`1 "'"`)],
    ['typographic apostrophes', 'The site’s, two users’ keys, `ls`’s', []],
    ['in code', '`just "x"` and `it\'s`\n\n```text\nplease\n```', []],
    ['in a longer word', 'An adjustment, a just-in-time copy, a swebsite.', []],
  ])('%s', (_case, source, expected) => {
    expect(problems(source)).toEqual(expected);
  });

  it.each([
    ['Italian word', 'Puoi cliccare qui.', 'it', ['1 "cliccare"']],
    ['Italian accent', "E' pronto perchè", 'it', ['1 "E\'"', '1 "perchè"']],
    ['straight apostrophe in Italian', "l'oggetto", 'it', [`1 "'"`]],
    ['Italian word in English', 'Cliccare', 'en', []],
    ['quotation marks of another language', 'La colonna “Chi” e «Che».', 'it', ['1 "“"', '1 "”"']],
    ['English word in Italian', 'Just', 'it', []],
    ['variant of a term, in any letter case', 'I buckets e gli Accounts.', 'it', ['1 "buckets"', '1 "Accounts"']],
    ['variant in another number', 'Le vecchie versioni.', 'it', ['1 "vecchie versioni"']],
    ['variant that is a form of the term', 'Gli URL prefirmati, una URL prefirmata.', 'it', ['1 "URL prefirmata"']],
    ['inflected word that pages do not use', 'Due caricamenti aperti.', 'it', ['1 "caricamenti aperti"']],
    ['variant as part of a word', 'Il ribuckets e i bucketse.', 'it', []],
    ['variant in code', 'Il comando `buckets`.\n\n```bash\nbuckets\n```', 'it', []],
    ['variant as a bold label', 'Fai clic su **Buckets**.', 'it', []],
    ['variant as a heading id', '## Un titolo {#buckets}', 'it', []],
    ['variant as a link target', '[elenco](./buckets.md)', 'it', []],
    ['variant in the text of a link', '[i buckets](./x.md)', 'it', ['1 "buckets"']],
    ['variant on a later line', 'Uno.\n\nDue righe\ncon buckets.', 'it', ['4 "buckets"']],
  ])('%s', (_case, source, locale, expected) => {
    expect(problems(source, locale)).toEqual(expected);
  });
});
