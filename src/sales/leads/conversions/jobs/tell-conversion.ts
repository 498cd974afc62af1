import { defineJob } from '#kit/define-job.ts';
import { conversionTelling } from '../queue-conversions.ts';
import { tellConversion } from '../tell-conversion.ts';

export const tellConversions = defineJob(conversionTelling, tellConversion, { atOnce: 4 });
