package holosite.language.card;

import holosite.language.prose.Agreement;
import holosite.language.prose.Mention;
import holosite.language.prose.NamedPlayer;
import holosite.language.prose.Prose;

/** A player as a card names one: "you" is the player the text belongs to. */
public enum Who implements NamedPlayer {
    YOU,
    OPPONENT,
    /** Both, or whichever of the two it concerns. */
    EITHER,
    /** The player who did what the text responds to. */
    THAT_PLAYER;

    @Override
    public Mention mention(Prose p) {
        return switch (this) {
            case YOU -> p.french() ? Mention.YOU_FR : Mention.YOU_EN;
            case OPPONENT -> player(p.say("opponent", "l'adversaire"), "opponent's");
            case EITHER -> player(p.say("each player", "chaque joueur"), "each player's");
            case THAT_PLAYER -> player(p.say("that player", "ce joueur"), "that player's");
        };
    }

    private static Mention player(String text, String owner) {
        return Mention.third(text, owner, Agreement.MASCULINE);
    }

    @Override
    public boolean reader() {
        return this == YOU;
    }

    @Override
    public boolean anyone() {
        return this == EITHER;
    }
}
