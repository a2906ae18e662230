/** Style sheets are imported as text, which the build makes of them. */
declare module '*.css' {
  const text: string;
  export default text;
}
