/** Runs before the canvas loads. Without the machine's fonts, it saves 0.1 s and up to 16 MB. */
process.env['DISABLE_SYSTEM_FONTS_LOAD'] = '1';
