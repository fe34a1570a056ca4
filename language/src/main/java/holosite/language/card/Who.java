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
    THAT_PLAYER,
    /** The player of a side of the Force, whoever the text belongs to by now. */
    DARK_SIDE,
    LIGHT_SIDE;

    @Override
    public Mention mention(Prose p) {
        return switch (asRead(p)) {
            case YOU -> p.french() ? Mention.YOU_FR : Mention.YOU_EN;
            case OPPONENT -> player(p.say("opponent", "l'adversaire"), "opponent's");
            case EITHER -> player(p.say("each player", "chaque joueur"), "each player's");
            case THAT_PLAYER -> player(p.say("that player", "ce joueur"), "that player's");
            case DARK_SIDE -> player(p.say("the Dark Side", "le côté obscur"), "the Dark Side's");
            case LIGHT_SIDE ->
                    player(p.say("the Light Side", "le côté lumineux"), "the Light Side's");
        };
    }

    /** Whom the reader would name: a text read to the opponent turns the two players around. */
    private Who asRead(Prose p) {
        if (!p.isReadToOpponent()) {
            return this;
        }
        return switch (this) {
            case YOU -> OPPONENT;
            case OPPONENT -> YOU;
            case EITHER, THAT_PLAYER, DARK_SIDE, LIGHT_SIDE -> this;
        };
    }

    private static Mention player(String text, String owner) {
        return Mention.third(text, owner, Agreement.MASCULINE);
    }

    @Override
    public boolean reader(Prose p) {
        return asRead(p) == YOU;
    }

    @Override
    public boolean anyone() {
        return this == EITHER;
    }
}
