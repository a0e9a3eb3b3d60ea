/** The embedded engine's door: a requester for the client that answers from the site's own index. */
export { STATUS_SUPERSEDED } from './messages';
export { EMBEDDED_CLIENT_OPTIONS, EMBEDDED_CREDENTIALS, createEmbeddedBackend } from './backend';
