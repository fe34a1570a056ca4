package holosite.language.ability;

import holosite.language.card.Pile;
import holosite.language.check.Refuse;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;
import java.util.Optional;

/**
 * An action the card offers. On an Interrupt it is one function of it, and {@code to} is the pile
 * where the Interrupt goes afterwards.
 */
public record Offers(Action action, Optional<Pile> to) implements Ability {
    public Offers {
        Refuse.when(action.effects().isEmpty(), "an action that is offered does something");
    }

    @Override
    public Passage say(Prose p) {
        String mark =
                to.map(
                                pile ->
                                        switch (pile) {
                                            case USED_PILE -> p.say("USED: ", "UTILISÉE : ");
                                            case LOST_PILE -> p.say("LOST: ", "PERDUE : ");
                                            default -> "";
                                        })
                        .orElse("");
        return action.offered(p.apart()).headed(mark);
    }
}
