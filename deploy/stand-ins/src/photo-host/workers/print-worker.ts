import { finishedPhoto } from '../finished-photo.ts';
import { answerCalls } from './answer-calls.ts';

answerCalls(finishedPhoto);
