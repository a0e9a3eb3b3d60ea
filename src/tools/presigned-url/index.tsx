/** Browser entry of the presigned URL explainer, for the page that has it. */
export { PresignedUrl } from './PresignedUrl';
