import { defaultLightTheme, type RaThemeOptions } from 'react-admin';

/** The brand's tokens (src/kit/site/styles/tokens.css) as Material UI wants them: it cannot read oklch. */
export const colors = {
  ink: '#161f32',
  inkSoft: '#485061',
  paper: '#fefbf5',
  sand: '#f8f3e8',
  sandDeep: '#efe5d2',
  line: '#dfd8cb',
  marigold: '#fdb21d',
  marigoldDeep: '#f49a00',
  marigoldTint: '#ffefc7',
  leaf: '#1b683e',
  leafTint: '#ddf6e4',
  brick: '#aa2c1f',
  brickTint: '#ffebe4',
  sky: '#cde3f1',
};

const text = "'Figtree', 'Noto Devanagari', 'Rupee Text', 'Text Fallback', sans-serif";
const head = {
  fontFamily: "'Anek Latin', 'Noto Devanagari', 'Rupee Head', 'Head Fallback', sans-serif",
  fontWeight: 700,
};
/** What has the focus: ink, which is seen on light ground, within marigold, which is seen on dark. */
export const focusRing = {
  outline: `2px solid ${colors.ink}`,
  outlineOffset: 1,
  boxShadow: `0 0 0 5px ${colors.marigold}`,
};

/**
 * What a screen is asked of its width holds on paper, too: drawn anew there, a list would end where the pages were counted
 * before.
 */
function matchScreen(query: string): MediaQueryList {
  const list = window.matchMedia(query);
  const paper = window.matchMedia('print');
  let { matches } = list;
  return new Proxy(list, {
    get(target, name) {
      if (name === 'matches') return paper.matches ? matches : (matches = target.matches);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** Dense and calm: ink on paper, hairlines instead of shadows, marigold only for what to do next. */
export const theme: RaThemeOptions = {
  ...defaultLightTheme,
  palette: {
    mode: 'light',
    primary: { main: colors.ink, contrastText: '#fff' },
    secondary: { main: colors.marigold, dark: colors.marigoldDeep, contrastText: colors.ink },
    success: { main: colors.leaf, light: colors.leafTint, contrastText: '#fff' },
    error: { main: colors.brick, light: colors.brickTint, contrastText: '#fff' },
    warning: { main: colors.marigold, light: colors.marigoldTint, contrastText: colors.ink },
    info: { main: colors.inkSoft, light: colors.sky, contrastText: '#fff' },
    text: { primary: colors.ink, secondary: colors.inkSoft },
    background: { default: colors.sand, paper: colors.paper },
    divider: colors.line,
    bulkActionsToolbarBackgroundColor: colors.marigoldTint,
  },
  shape: { borderRadius: 8 },
  sidebar: { width: 240, closedWidth: 56 },
  typography: {
    fontFamily: text,
    fontSize: 14,
    h4: head,
    h5: { ...head, fontSize: '1.5rem' },
    h6: { ...head, fontSize: '1.125rem' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    ...defaultLightTheme.components,
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      // Boxes to tick and switches have the focus in the input within.
      styleOverrides: { root: { '&:focus-visible, &.Mui-focusVisible': focusRing } },
    },
    MuiUseMediaQuery: { defaultProps: { matchMedia: matchScreen } },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    // Addresses are longer than a phone is wide.
    MuiDialog: { styleOverrides: { paper: { overflowWrap: 'break-word' } } },
    MuiCard: { styleOverrides: { root: { border: `1px solid ${colors.line}`, borderRadius: 12 } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colors.line },
        head: { fontWeight: 600, color: colors.inkSoft, whiteSpace: 'nowrap' },
      },
    },
    MuiFilledInput: { styleOverrides: { root: { backgroundColor: '#fff' } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: '#fff' },
        notchedOutline: { borderColor: '#8a8577' },
      },
    },
    // Safari shows today in an empty one, paler than what is typed where it knows the ground, and else darker.
    MuiInputBase: {
      styleOverrides: {
        input: {
          '&:is([type=date], [type=datetime-local], [type=time])': {
            backgroundColor: '#fff',
            borderRadius: 'inherit',
          },
        },
      },
    },
    // What is said of a field that nobody can fill is there to be read.
    MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: colors.inkSoft } } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
    },
    // Where react-admin labels a checkbox, the label belongs to the input: a span has no name to speak of.
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: { 'aria-label': undefined },
          input: (props: object) => ('aria-label' in props ? { 'aria-label': props['aria-label'] } : {}),
        },
      },
    },
    // What is not chosen is read as well: the library's own grey is too pale on sand.
    MuiToggleButton: { styleOverrides: { root: { color: colors.ink } } },
    MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
    // On a phone the bar that saves stands at the foot of a form: what is said of it stands above it.
    MuiSnackbar: {
      styleOverrides: {
        root: { '@media (max-width: 599.95px)': { bottom: 'calc(88px + env(safe-area-inset-bottom))' } },
      },
    },
    MuiTab: {
      styleOverrides: {
        root: { minHeight: 48, opacity: 1, '&:not(.Mui-selected)': { color: colors.inkSoft } },
      },
    },
    RaLayout: {
      styleOverrides: {
        root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0, paddingInline: 16, paddingBottom: 32 } },
      },
    },
    // Shown without pointing at a row, too: by keyboard nobody points.
    RaSimpleFormIterator: {
      styleOverrides: { root: { '&& .RaSimpleFormIterator-action': { visibility: 'visible' } } },
    },
    RaToolbar: {
      styleOverrides: { root: { backgroundColor: colors.sand, borderTop: `1px solid ${colors.line}` } },
    },
    RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
    RaListToolbar: {
      styleOverrides: {
        root: {
          '@media (max-width: 599.95px)': {
            flexDirection: 'row',
            flexWrap: 'wrap',
            backgroundColor: 'transparent',
            // Fields one below the other end where everything else ends.
            '& .RaFilterFormInput-spacer': { display: 'none' },
          },
          // A switch begins where the fields begin.
          '& .MuiFormControlLabel-root': { marginLeft: 0 },
          '& .MuiSwitch-root': { marginLeft: '-7px' },
        },
      },
    },
    // Views are kept with the list itself, for every device and for colleagues.
    RaFilterButton: {
      defaultProps: { disableSaveQuery: true },
      styleOverrides: { root: { display: 'inline-flex' } },
    },
    RaTopToolbar: {
      styleOverrides: {
        root: {
          '&:empty': { display: 'none' },
          alignItems: 'center',
          // Where a line is too short for its buttons they take a second one: none is squeezed.
          minWidth: 0,
          flexWrap: 'wrap',
          rowGap: 4,
          '& .MuiButtonBase-root': { flexShrink: 0 },
          // A button or two stand beside the filters where there is room.
          '@media (max-width: 899.95px)': { flex: '1 1 auto' },
          // On a wide screen the filters give way: they may stand in two lines, buttons above each other look lost.
          '@media (min-width: 1200px)': { flexShrink: 0 },
          '@media (max-width: 599.95px)': { backgroundColor: 'transparent', padding: '0 0 8px' },
        },
      },
    },
    RaAppBar: { styleOverrides: { root: { color: '#fff' } } },
  },
};
