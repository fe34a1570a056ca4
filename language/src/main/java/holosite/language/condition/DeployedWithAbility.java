package holosite.language.condition;

import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;

/**
 * A player has deployed a card with ability in his deploy phase of this turn, wherever it is now.
 * Whether it has ability is determined as it arrives.
 */
public record DeployedWithAbility(Who who) implements Condition {
    public DeployedWithAbility {
        Refuse.when(who == Who.EITHER, "a card is deployed by one player");
    }

    @Override
    public String say(Prose p, boolean holds) {
        Mention player = p.player(who);
        return holds
                ? p.say(
                        "%s deployed a card with ability in the deploy phase",
                        who.reader(p)
                                ? "%s avez déployé une carte ayant de l'habileté dans la phase de déploiement"
                                : "%s a déployé une carte ayant de l'habileté dans la phase de déploiement",
                        player.text())
                : p.say(
                        "%s deployed no card with ability in the deploy phase",
                        who.reader(p)
                                ? "%s n'avez déployé aucune carte ayant de l'habileté dans la"
                                        + " phase de déploiement"
                                : "%s n'a déployé aucune carte ayant de l'habileté dans la phase de déploiement",
                        player.text());
    }
}
