import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { languageNames, languages, languageTags, type Language } from '#kit/language/language.ts';

type Choice = { language: Language; label: string; onChoose: (language: Language) => void };

/** In which language a page speaks that somebody has to understand whole. */
export const LanguageChoice = ({ language, label, onChoose }: Choice) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={language}
    aria-label={label}
    onChange={(_, chosen: Language | null) => chosen && onChoose(chosen)}
    sx={{ mb: 2 }}
  >
    {languages.map((one) => (
      <ToggleButton key={one} value={one} lang={languageTags[one]}>
        {languageNames[one]}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
