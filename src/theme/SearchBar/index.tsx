export { SearchBar as default } from '../../search/dialog';
