package holosite.glossary;

/** A test names a claim that is not in the glossary; the message lists the ids of the entry. */
public final class UnknownClaim extends RuntimeException {
    public UnknownClaim(String message) {
        super(message);
    }
}
