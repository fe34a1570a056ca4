package holosite.language.ability;

import holosite.language.prose.Prose;

/**
 * A Starting Effect: it comes to the table before any starting card is revealed, with up to so many
 * cards from outside the deck face down under it.
 */
public record HoldsCards(int most) implements Ability {

    @Override
    public String say(Prose p) {
        return p.say(
                "before any starting card is revealed, deploys on table with up to %d cards from"
                        + " outside your deck face down under it; they do not count toward your"
                        + " deck",
                "avant que toute carte de départ soit révélée, se déploie sur la table avec"
                        + " jusqu'à %d cartes de l'extérieur de votre jeu à l'envers dessous ; elles"
                        + " ne comptent pas dans votre jeu",
                most);
    }
}
