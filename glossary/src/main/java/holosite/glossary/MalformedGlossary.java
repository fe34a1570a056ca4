package holosite.glossary;

/** The glossary file cannot be read; the message names the file and the line. */
public final class MalformedGlossary extends RuntimeException {
    MalformedGlossary(String file, int line, String message) {
        super(file + ", line " + line + ": " + message);
    }
}
