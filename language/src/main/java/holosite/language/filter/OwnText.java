package holosite.language.filter;

import holosite.language.prose.Adjective;
import holosite.language.prose.Complement;
import holosite.language.prose.NounPhrase;

/** Cards whose own text says this, whatever other cards make of them. */
public record OwnText(Tells tells) implements Filter {

    /** What their own text can say. */
    public enum Tells {
        /** It has no deploy cost, however it is deployed. */
        NO_DEPLOY_COST(
                Complement.of(
                        "with no deploy cost",
                        "sans coût de déploiement",
                        "%s has no deploy cost",
                        "%s n'a pas de coût de déploiement",
                        "%s has a deploy cost",
                        "%s a un coût de déploiement")),
        /** It goes to its owner's side of the table, not on another card. */
        DEPLOYS_ON_TABLE(
                Complement.of(
                        "deploying on table",
                        "se déployant sur la table",
                        "%s deploys on table",
                        "%s se déploie sur la table",
                        "%s does not deploy on table",
                        "%s ne se déploie pas sur la table")),
        /** It goes on a droid, which its text names as such. */
        DEPLOYS_ON_DROID(
                Complement.of(
                        "deploying on a droid",
                        "se déployant sur un droïde",
                        "%s deploys on a droid",
                        "%s se déploie sur un droïde",
                        "%s does not deploy on a droid",
                        "%s ne se déploie pas sur un droïde")),
        /** A weapon that may be fired again and again in one shooting. */
        FIRES_REPEATEDLY(
                Complement.of(
                        "that can fire repeatedly",
                        "pouvant tirer à répétition",
                        "%s can fire repeatedly",
                        "%s peut tirer à répétition",
                        "%s cannot fire repeatedly",
                        "%s ne peut pas tirer à répétition")),
        /** It takes the place of other cards as it deploys. */
        REPLACES(
                Complement.of(
                        "replacing other cards",
                        "remplaçant d'autres cartes",
                        "%s replaces other cards",
                        "%s remplace d'autres cartes",
                        "%s replaces no other cards",
                        "%s ne remplace pas d'autres cartes")),
        /** It is deployed by being inserted into a Reserve Deck. */
        INSERTS(Adjective.linked("insert", "à ", "insérer"));

        private final Complement words;

        Tells(Complement words) {
            this.words = words;
        }
    }

    @Override
    public void say(NounPhrase phrase) {
        if (tells.words instanceof Adjective adjective) {
            phrase.adjective(adjective);
        } else {
            phrase.complement(tells.words);
        }
    }
}
