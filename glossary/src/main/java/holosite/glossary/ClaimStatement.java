package holosite.glossary;

import java.util.Optional;

/**
 * One claim of an entry: a statement of what the game must do, which a test can show.
 *
 * @param id such as {@code dagobah#2}; tests name it to say what they show
 * @param text the claim, in our words; remarks in square brackets are inferences, not the entry's
 * @param ruled if we consider the claim wrong: why, and what the game does instead
 */
public record ClaimStatement(String id, String text, Optional<String> ruled) {
    public ClaimStatement {
        if (!id.matches("[a-z0-9-]+#[1-9][0-9]*")) {
            throw new IllegalArgumentException("not a claim id: \"" + id + "\"");
        }
        if (text.isBlank()) {
            throw new IllegalArgumentException("claim " + id + " has no text");
        }
    }
}
