package holosite.rules.decision;

/** A question that is answered with a number. */
public sealed interface NumberPrompt extends Prompt {

    /** A number that a text of this card asks for. */
    record Number(int card) implements NumberPrompt, OneCard {}

    /** Of at least how many cards in a hand a player asks by a text of this card. */
    record AtLeast(int card) implements NumberPrompt, OneCard {}

    /** How much Force is used for a text of this card. */
    record HowMuchForce(int card) implements NumberPrompt, OneCard {}

    /** To which parsec this battle station moves. */
    record Parsec(int card) implements NumberPrompt, OneCard {}
}
