declare module '*.css';

declare module '*?text' {
  const text: string;
  export default text;
}
