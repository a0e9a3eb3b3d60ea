/** Renders nothing, because the button works only while the application is running, and would add its styles to every page. */
export default function BackToTopButton(): null {
  return null;
}
