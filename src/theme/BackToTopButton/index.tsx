/** Renders nothing: the button works only while the application runs, and would add its styles to each page. */
export default function BackToTopButton(): null {
  return null;
}
