/** The tokens of the pages (tokens.css) as mail clients understand them: none reads oklch or variables. */
export const colours = {
  ink: '#1b2333',
  soft: '#5b6475',
  paper: '#f7f2e9',
  card: '#ffffff',
  hairline: '#e6dfd2',
  marigold: '#fdb21d',
};

/**
 * For clients that ask (Apple's, Thunderbird): the same mail at night. Others turn the colours over themselves, or show
 * the day's. A button stays ink on marigold.
 */
export const night = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: #12161f !important; color: #f2ede3 !important; }
  .card { background-color: #1d2431 !important; color: #f2ede3 !important; }
  .ink { color: #f2ede3 !important; }
  .soft { color: #a9b1c0 !important; }
  .hairline { border-color: #374152 !important; }
  .bar { background-color: #f2ede3 !important; }
}`;
