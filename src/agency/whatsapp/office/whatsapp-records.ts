import type { TemplateChoice } from '../choice.ts';
import type { Language } from '#kit/language/language.ts';

export type WayRecord = {
  /** The path that tells it. */
  id: string;
  isSet: boolean;
  phone: string;
  label: string;
  agreedAt: string | null;
  agreedWhere: string;
  stoppedAt: string | null;
  unreachedAt: string | null;
  fault: string;
  sentAt: string | null;
};

export type NumberRecord = {
  /** Ten digits. */
  id: string;
  isSet: boolean;
  name: string;
  agreedAt: string | null;
  agreedWhere: string;
  agreedBy: string | null;
  agreedText: string;
  stoppedAt: string | null;
  unreachedAt: string | null;
  windowEndsAt: string | null;
  fault: string;
  waiting: number;
};

export type TemplatesRecord = {
  id: string;
  isSet: boolean;
  readAt: string | null;
  events: {
    event: string;
    label: string;
    values: { name: string; sample: string }[];
    fitting: { name: string; code: string; body: string; variables: number }[];
    languages: { language: Language; name: string; text: string; fault: string; choice: TemplateChoice }[];
  }[];
  templates: {
    name: string;
    language: string;
    status: string;
    category: string;
    header: string;
    body: string;
    variables: number;
    reason: string;
  }[];
};
