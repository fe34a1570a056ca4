package holosite.rules.text;

import holosite.language.ability.When;
import holosite.language.card.Who;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import java.util.Optional;

/**
 * A way into play that a card's own text names: where to, for how much, when; and whether it must
 * be the first of its title.
 */
public record DeployWay(
        Where where,
        Optional<Value> price,
        Check when,
        Optional<CardQuery> aim,
        Optional<When> moment,
        Text.JustTest just,
        Optional<Training> training,
        Optional<Value> loss,
        boolean asksWhetherFirst) {

    /** Where it leads. */
    public sealed interface Where {}

    /**
     * On a location, a character, a ship, another card: also one of the opponent's if the text
     * explicitly says so, and one that nothing else goes on if the text has its title.
     */
    public record OnCard(CardTest host, boolean namesOpponents, boolean namesTitle)
            implements Where {}

    /** A character, as the captive of such an escort. */
    public record AsCaptiveOf(CardTest escort) implements Where {}

    /** A battle station, in orbit of such a system. */
    public record Orbiting(CardTest system) implements Where {}

    /** On a player's side of the table. */
    public record OnSide(Who side) implements Where {}

    /** Inserted into a player's Reserve Deck. */
    public record IntoDeck(Who whose) implements Where {}

    /** Whom a Jedi Test going there is for. */
    public record Training(
            Optional<CardTest> mentor, CardTest apprentice, int after, boolean orDeployed) {}

    /** Whether it leads to this card on the table. */
    public boolean leadsTo(GameState game, Context context, int card) {
        return switch (where) {
            case OnCard on -> on.host().fits(game, context, card);
            case AsCaptiveOf as -> as.escort().fits(game, context, card);
            case Orbiting orbiting -> orbiting.system().fits(game, context, card);
            case OnSide side -> false;
            case IntoDeck deck -> false;
        };
    }

    /** Whether the text has the title of the card it goes on. */
    public boolean namesTitle() {
        return where instanceof OnCard on && on.namesTitle();
    }

    /** Whether there is something to choose besides the destination. */
    public boolean aims() {
        return aim.isPresent() || training.isPresent();
    }
}
