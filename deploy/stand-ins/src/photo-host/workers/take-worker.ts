import { takenNegative } from '../original-photo.ts';
import { answerCalls } from './answer-calls.ts';

answerCalls(takenNegative);
