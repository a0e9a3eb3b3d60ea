/**
 * Words that readers use for each other in the subject of this site, in both languages: any word of a
 * group finds the others, at a lower rank than itself. Folded (no accents, lower case); neighbouring words of
 * headings are written as one (`objectlock`).
 */
export const synonyms: string[][] = [
  ['immutable', 'immutability', 'objectlock', 'immutabile', 'immutabilita'],
  ['worm', 'objectlock'],
  ['create', 'make', 'creare'],
  ['delete', 'remove', 'erase', 'eliminare', 'cancellare', 'rimuovere'],
  ['permission', 'permissions', 'privilege', 'privileges', 'permesso', 'permessi', 'autorizzazione', 'autorizzazioni'],
  ['credential', 'credentials', 'credenziali'],
  ['encryption', 'encrypt', 'crittografia', 'cifratura'],
  ['price', 'prices', 'pricing', 'cost', 'costs', 'billing', 'prezzo', 'prezzi', 'costo', 'costi', 'fatturazione'],
  ['error', 'errors', 'failure', 'errore', 'errori'],
  ['install', 'installation', 'setup', 'installare', 'installazione'],
  ['register', 'registration', 'signup', 'registrarsi', 'registrazione', 'iscrizione'],
  ['signin', 'login', 'accesso', 'accedere'],
  ['expire', 'expiry', 'expiration', 'scadenza', 'scadere'],
  ['metrics', 'statistics', 'usage', 'metriche', 'statistiche', 'utilizzo', 'consumo'],
  ['recover', 'restore', 'recovery', 'ripristinare', 'ripristino', 'recuperare', 'recupero'],
  ['rule', 'rules', 'regola', 'regole'],
  ['key', 'keys', 'chiave', 'chiavi'],
  ['user', 'users', 'utente', 'utenti'],
  ['version', 'versions', 'versione', 'versioni'],
  ['lock', 'locking', 'blocco', 'bloccare'],
  ['upload', 'uploads', 'caricare', 'caricamento'],
  ['download', 'downloads', 'scaricare', 'scaricamento'],
  ['folder', 'directory', 'cartella', 'cartelle'],
  ['owner', 'ownership', 'proprietario', 'proprieta'],
  ['retention', 'conservazione'],
  ['object', 'objects', 'oggetto', 'oggetti'],
  ['project', 'projects', 'progetto', 'progetti'],
  ['disk', 'disks', 'disco', 'dischi'],
  ['node', 'nodes', 'nodo', 'nodi'],
  ['limit', 'limits', 'limite', 'limiti'],
  ['hardware', 'requisiti', 'requirements'],
];
