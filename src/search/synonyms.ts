/**
 * Words and phrases that readers use for each other in the subject of this site: any of a group finds the
 * others, at a lower rank than itself. Forms of a word need no entry; at most three words of meaning a phrase.
 */
import { terms } from '../site/terms';
import type { SearchIndexFile } from './engines/embedded/index-file';
import { oneWaySynonyms } from './one-way-synonyms';

/** Everyday words, in both languages. */
const WORDS: string[][] = [
  ['immutable', 'immutability', 'object lock', 'worm', 'immutabile', 'immutabilità'],
  ['ransomware', 'ransomware proof', 'tamper proof', 'object lock', 'immutability', 'immutabilità'],
  ['create', 'make', 'add', 'creare', 'aggiungere'],
  ['delete', 'remove', 'erase', 'deletion', 'eliminare', 'cancellare', 'rimuovere', 'eliminazione', 'cancellazione'],
  ['delete automatically', 'expire', 'lifecycle', 'ciclo di vita', 'eliminare automaticamente', 'cancellare automaticamente'],
  ['permission', 'privilege', 'right', 'permesso', 'autorizzazione', 'diritto'],
  ['credential', 'access key', 'login data', 'credenziale', 'chiave di accesso'],
  ['encryption', 'encrypt', 'cipher', 'crittografia', 'cifratura', 'cifrare', 'crittografare'],
  ['price', 'pricing', 'cost', 'billing', 'charge', 'prezzo', 'costo', 'fatturazione', 'tariffa'],
  ['bill', 'invoice', 'charge', 'fattura', 'fatturare', 'addebitare'],
  ['error', 'failure', 'problem', 'go wrong', 'troubleshoot', 'errore', 'problema'],
  ['install', 'installation', 'setup', 'set up', 'installare', 'installazione'],
  ['register', 'registration', 'sign up', 'create an account', 'registrarsi', 'registrazione', 'iscriversi', 'iscrizione'],
  ['sign in', 'login', 'log in', 'log on', 'accedere', 'accesso'],
  ['expire', 'expiry', 'expiration', 'scadenza', 'scadere'],
  ['metrics', 'statistics', 'usage', 'consumption', 'metriche', 'statistiche', 'utilizzo', 'consumo', 'uso'],
  [
    'recover',
    'restore',
    'recovery',
    'bring back',
    'get back',
    'undelete',
    'undo',
    'ripristinare',
    'ripristino',
    'recuperare',
    'recupero',
    'annullare',
  ],
  ['by mistake', 'accidentally', 'undo', 'per sbaglio', 'per errore', 'accidentalmente', 'annullare'],
  ['rule', 'regola'],
  ['key', 'chiave'],
  ['user', 'utente'],
  ['version', 'versione'],
  ['old', 'previous', 'noncurrent', 'vecchio', 'precedente', 'non corrente'],
  ['lock', 'blocco', 'bloccare'],
  ['upload', 'send', 'put', 'caricare', 'caricamento', 'inviare'],
  ['download', 'fetch', 'get', 'scaricare', 'scaricamento'],
  ['folder', 'directory', 'prefix', 'cartella', 'prefisso'],
  ['file', 'object', 'oggetto'],
  ['large', 'big', 'huge', 'grande', 'grosso'],
  ['large file', 'large object', 'multipart', 'caricamento in più parti', 'file grande', 'oggetto grande'],
  ['resume', 'interrupted', 'unfinished', 'riprendere', 'interrotto', 'incompleto'],
  ['resumable upload', 'chunked upload', 'multipart upload', 'caricamento in più parti'],
  ['owner', 'ownership', 'proprietario', 'proprietà'],
  ['retention', 'retain', 'keep', 'conservazione', 'conservare', 'ritenzione'],
  ['project', 'progetto'],
  ['disk', 'drive', 'volume', 'disco', 'unità'],
  ['mount', 'network drive', 'montare', 'disco di rete', 'unità di rete'],
  ['node', 'machine', 'server', 'nodo', 'macchina'],
  ['limit', 'quota', 'maximum', 'limite', 'massimo'],
  ['hardware', 'requirement', 'requisito'],
  ['customer', 'client', 'tenant', 'cliente'],
  ['reseller', 'provider', 'msp', 'fornitore', 'rivenditore'],
  ['logo', 'brand', 'branding', 'white label', 'marchio'],
  ['change', 'edit', 'modify', 'update', 'modificare', 'cambiare', 'aggiornare'],
  ['rotate', 'rotation', 'change the key', 'renew', 'ruotare', 'rotazione', 'cambiare la chiave'],
  ['turn on', 'enable', 'activate', 'switch on', 'attivare', 'abilitare'],
  ['turn off', 'disable', 'deactivate', 'switch off', 'suspend', 'disattivare', 'disabilitare', 'sospendere'],
  ['block', 'freeze', 'suspend', 'bloccare', 'congelare', 'sospendere'],
  ['share', 'grant', 'give access', 'condividere', 'concedere'],
  ['share a link', 'temporary link', 'download link', 'presigned url', 'url prefirmato', 'link temporaneo'],
  ['public', 'anonymous', 'world readable', 'pubblico', 'anonimo'],
  ['read only', 'read access', 'view only', 'sola lettura', 'accesso in lettura'],
  ['offline', 'down', 'unreachable', 'outage', 'goes down', 'guasto', 'irraggiungibile', 'fuori servizio'],
  ['site', 'data center', 'datacenter', 'sede'],
  ['slow', 'speed', 'performance', 'fast', 'throughput', 'lento', 'velocità', 'prestazioni'],
  ['country', 'location', 'data residency', 'geofencing', 'paese', 'nazione', 'area geografica'],
  ['two factor authentication', 'two step verification', 'mfa', '2fa', 'otp', 'autenticazione a due fattori'],
  ['single sign on', 'sso', 'third party sign in', 'social login'],
  ['address', 'endpoint', 'host', 'url', 'indirizzo'],
  ['domain', 'dns', 'dominio'],
  ['certificate', 'cert', 'ssl', 'tls', 'certificato'],
  ['automatically', 'automatic', 'auto', 'automaticamente', 'automatico'],
  ['move', 'migrate', 'migration', 'copy', 'spostare', 'migrare', 'migrazione', 'copiare'],
  ['sync', 'synchronize', 'mirror', 'sincronizzare', 'sincronizzazione'],
  ['program', 'tool', 'application', 'app', 'software', 'programma', 'strumento', 'applicazione'],
  ['library', 'sdk', 'libreria'],
  ['leaked', 'stolen', 'compromised', 'incident', 'rubata', 'compromessa', 'trapelata', 'incidente'],
  ['privacy', 'confidential', 'zero knowledge', 'can see', 'visibility', 'riservatezza', 'visibilità'],
  ['pricing class', 'redundancy class', 'storage class', 'classe di archiviazione', 'classe di ridondanza'],
  ['list', 'show', 'view', 'elencare', 'mostrare', 'vedere'],
  ['start', 'begin', 'getting started', 'quickstart', 'first steps', 'primi passi', 'iniziare', 'guida rapida'],
  ['load balancer', 'load balancing', 'bilanciatore di carico', 'bilanciatore'],
  ['build', 'own cloud', 'costruire', 'cloud proprio'],
];

/** Names of the glossary in both languages, with the variants that readers type although the pages do not. */
const NAMES = terms.map(({ term, it, forbidden }) =>
  [term, it.term, ...forbidden.en, ...forbidden.it].map((name) => name.replace(/ \(.*\)$/, '')),
);

/** Each form once a group; groups of one say nothing. */
function tidy(groups: readonly (readonly string[])[]): string[][] {
  const folded = groups.map((group) => [...new Set(group.map((name) => name.toLowerCase()))]);
  return folded.filter((group) => group.length > 1);
}

/** All groups, for the embedded engine and for the hosted one. */
export const synonyms: string[][] = tidy([...WORDS, ...NAMES]);

/** Both kinds for the index of a locale. */
export function siteSynonyms(locale: string): Pick<SearchIndexFile, 'synonyms' | 'oneWay'> {
  return { synonyms, oneWay: oneWaySynonyms(locale) };
}
