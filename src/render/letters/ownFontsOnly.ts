/**
 * Imported before the canvas, which looks here when it is loaded: of the machine's own fonts it then knows none. Nothing is written
 * with them, and to read them all takes a tenth of a second and up to 16 MB.
 */
process.env['DISABLE_SYSTEM_FONTS_LOAD'] = '1';
