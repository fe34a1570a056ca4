package holosite.language.filter;

import holosite.language.prose.Complement;
import holosite.language.prose.NounPhrase;

/** Cards of which this can be read in their own text, whatever other cards make of them. */
public record OwnText(Tells tells) implements Filter {

    /** What is read there. */
    public enum Tells {
        /** It has no deploy cost, in whatever way it is deployed. */
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
                        "that deploys on table",
                        "qui se déploie sur la table",
                        "%s deploys on table",
                        "%s se déploie sur la table",
                        "%s does not deploy on table",
                        "%s ne se déploie pas sur la table"));

        private final Complement words;

        Tells(Complement words) {
            this.words = words;
        }
    }

    @Override
    public void say(NounPhrase phrase) {
        phrase.complement(tells.words);
    }
}
