export { Tabs as default } from '../../ui/tabs';
