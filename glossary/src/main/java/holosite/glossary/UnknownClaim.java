package holosite.glossary;

/** A test names a claim the glossary does not hold; the message says which ids there are. */
public final class UnknownClaim extends RuntimeException {
    public UnknownClaim(String message) {
        super(message);
    }
}
