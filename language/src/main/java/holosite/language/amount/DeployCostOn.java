package holosite.language.amount;

import holosite.language.filter.Ref;
import holosite.language.prose.Prose;

/** What it costs to deploy a card on another, where the text of the first gives the price. */
public record DeployCostOn(Ref card, Ref host) implements Amount {

    @Override
    public String say(Prose p) {
        return p.say("the cost to deploy it there", "le coût pour l'y déployer");
    }
}
