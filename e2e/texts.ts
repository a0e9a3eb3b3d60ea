/** Texts of the interface that tests look for, in both languages; the spec's section 8 where it has them. */
export type Locale = 'en' | 'it';

export interface Texts {
  readonly navbar: string;
  readonly sidebar: string;
  readonly breadcrumbs: string;
  readonly menuButton: string;
  readonly back: RegExp;
  readonly search: RegExp;
  readonly placeholder: string;
  readonly clear: string;
  readonly cancel: string;
  readonly recent: string;
  readonly favorite: string;
  readonly save: string;
  readonly removeRecent: string;
  readonly removeFavorite: string;
  readonly noRecent: string;
  readonly error: string;
  readonly errorHelp: string;
  readonly trySearchingFor: RegExp;
  readonly believe: string;
  readonly letUsKnow: string;
  noResults: (query: string) => RegExp;
  readonly seeAll: RegExp;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const texts: Readonly<Record<Locale, Texts>> = {
  en: {
    navbar: 'Main',
    sidebar: 'Docs sidebar',
    breadcrumbs: 'Breadcrumbs',
    menuButton: 'Toggle navigation bar',
    back: /Back to main menu/,
    search: /Search/,
    placeholder: 'Search docs',
    clear: 'Clear the query',
    cancel: 'Cancel',
    recent: 'Recent',
    favorite: 'Favorite',
    save: 'Save this search',
    removeRecent: 'Remove this search from history',
    removeFavorite: 'Remove this search from favorites',
    noRecent: 'No recent searches',
    error: 'Unable to fetch results',
    errorHelp: 'You might want to check your network connection.',
    trySearchingFor: /Try searching for/,
    believe: 'Believe this query should return results?',
    letUsKnow: 'Let us know.',
    noResults: (query) => new RegExp(`No results for\\s*["“”]?${escape(query)}["“”]?`),
    seeAll: /See all (\d+) results/,
  },
  it: {
    navbar: 'Principale',
    sidebar: 'Barra laterale della documentazione',
    breadcrumbs: 'Percorso di navigazione',
    menuButton: 'Apri o chiudi la barra di navigazione',
    back: /Torna al menu principale/,
    search: /Cerca/,
    placeholder: 'Cerca nella documentazione',
    clear: 'Cancella la ricerca',
    cancel: 'Annulla',
    recent: 'Recenti',
    favorite: 'Preferiti',
    save: 'Salva questa ricerca',
    removeRecent: 'Rimuovi questa ricerca dalla cronologia',
    removeFavorite: 'Rimuovi questa ricerca dai preferiti',
    noRecent: 'Nessuna ricerca recente',
    error: 'Impossibile ottenere i risultati',
    errorHelp: 'Controlla la connessione di rete.',
    trySearchingFor: /Prova a cercare/,
    believe: 'Pensi che questa ricerca dovrebbe dare risultati?',
    letUsKnow: 'Segnalacelo.',
    noResults: (query) => new RegExp(`Nessun risultato per\\s*["“”«]?\\s*${escape(query)}\\s*["“”»]?`),
    seeAll: /(?:Mostra|Vedi) tutti i (\d+) risultati/,
  },
};
