export { OfflinePage as default } from '../publish';
