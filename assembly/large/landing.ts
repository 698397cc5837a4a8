export { landed } from '../dark/landing';
