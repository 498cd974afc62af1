import QuestionsIcon from '@mui/icons-material/QuizOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const unansweredQuestions = defineResource({
  name: 'unanswered-questions',
  list: 'whole',
  screens: { list: screen(() => import('./question-list.tsx'), 'QuestionList') },
  label: 'Unanswered questions',
  place: { group: 'Readers', text: 'Unanswered questions', icon: QuestionsIcon },
  audit: { 'unanswered-question': 'place' },
});

export const modelUse = defineResource({
  name: 'model-use',
  permission: 'unanswered-questions',
  one: 'only one',
});
