package holosite.language.amount;

import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Prose;

/**
 * How many battle destinies a player has drawn in the battle going on; or what they come to with
 * what changes each draw, before anything is added to their total. A draw that fails or is canceled
 * is none, a number used instead of a draw is one.
 */
public record BattleDestiniesDrawn(Who whose, boolean number) implements Amount {

    public BattleDestiniesDrawn {
        Refuse.when(whose == Who.EITHER, "Each player draws battle destinies of his own");
    }

    @Override
    public String say(Prose p) {
        String drawer = p.player(whose).text();
        return number
                ? p.say(
                        "the number of battle destinies drawn by %s",
                        "le nombre de destinées de bataille tirées par %s", drawer)
                : p.say(
                        "the battle destiny drawn by %s",
                        "la destinée de bataille tirée par %s", drawer);
    }
}
