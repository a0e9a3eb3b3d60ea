export { TabItem as default } from '../../ui/tabs';
