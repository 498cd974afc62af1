/** Of the form in its frame: system type, for what it stands on has its own, and nothing more to load. */
export const formStyles = `
  * { box-sizing: border-box; }
  body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1b2333; background: #fff; }
  main { max-width: 36rem; margin: 0 auto; padding: 1.25rem; }
  h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; }
  h1:focus { outline: none; }
  form { display: grid; gap: 1rem; position: relative; }
  label { display: block; font-weight: 600; }
  input, textarea {
    width: 100%; margin-top: 0.25rem; padding: 0.625rem 0.75rem; min-height: 2.75rem; font: inherit; color: inherit;
    background: #fff; border: 1px solid #6b7280; border-radius: 8px;
  }
  input:focus-visible, textarea:focus-visible, button:focus-visible, a:focus-visible {
    outline: 3px solid #1d4ed8; outline-offset: 2px;
  }
  [aria-invalid] { border-color: #b3261e; border-width: 2px; }
  .tick { display: flex; gap: 0.75rem; align-items: center; min-height: 2.75rem; font-weight: 400; }
  .tick input { flex: none; width: 1.375rem; min-height: 1.375rem; height: 1.375rem; margin: 0; }
  .error { margin: 0.25rem 0 0; color: #b3261e; }
  .notice { margin: 0 0 1rem; padding: 0.75rem 1rem; color: #7a1710; background: #fdeceb; border-radius: 8px; }
  .trap { position: absolute; left: -9999px; width: 1px; height: 1px; overflow: hidden; }
  a { color: #1d4ed8; }
  button {
    min-height: 3rem; padding: 0.75rem 1.5rem; font: inherit; font-weight: 600; color: #fff; background: #1b2333;
    border: 0; border-radius: 8px; cursor: pointer;
  }
`;
