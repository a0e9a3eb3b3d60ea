export { SearchField as default } from '../../search/dialog';
