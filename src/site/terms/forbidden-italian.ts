/**
 * Calques and office words that an Italian page does not use, with what to write instead.
 * Variants of glossary terms stand with their term.
 */
export const forbiddenItalian: readonly { variant: string; instead: string }[] = [
  ...['supportare', 'supporta', 'supportano', 'supportato', 'supportata', 'supportati', 'supportate'].map((variant) => ({ variant, instead: 'accettare, essere compatibile con, funzionare con' })),
  ...['settare', 'setta', 'settato', 'settata', 'settaggio', 'settaggi'].map((variant) => ({ variant, instead: 'impostare, impostazione' })),
  ...['processare', 'processa', 'processato', 'processata'].map((variant) => ({ variant, instead: 'elaborare' })),
  ...['performante', 'performanti'].map((variant) => ({ variant, instead: 'veloce' })),
  ...['cliccare', 'clicca', 'cliccando', 'cliccato'].map((variant) => ({ variant, instead: 'fare clic su' })),
  { variant: 'in modo tale da', instead: 'per, in modo da' },
  { variant: 'eventualmente', instead: 'se serve; per «eventually»: alla fine, prima o poi' },
  { variant: "E'", instead: 'È' },
  ...['perchè', 'poichè', 'cioé', 'affinchè', 'benchè', 'finchè', 'nè', 'sè'].map((variant) => ({ variant, instead: 'accento giusto: perché, poiché, cioè, affinché, benché, finché, né, sé' })),
  ...['qual\'è', 'qual’è'].map((variant) => ({ variant, instead: 'qual è' })),
  ...['endpoints', 'policies', 'backups', 'files', 'clients', 'servers', 'snapshots'].map((variant) => ({ variant, instead: 'il prestito inglese senza la s del plurale' })),
];
