package holosite.language.card;

import static holosite.language.prose.Noun.f;

import holosite.language.prose.Noun;

/** The six phases of a turn, in order. */
public enum Phase {
    ACTIVATE(f("activate phase", "phase d'activation")),
    CONTROL(f("control phase", "phase de contrôle")),
    DEPLOY(f("deploy phase", "phase de déploiement")),
    BATTLE(f("battle phase", "phase de bataille")),
    MOVE(f("move phase", "phase de mouvement")),
    DRAW(f("draw phase", "phase de tirage"));

    private final Noun noun;

    Phase(Noun noun) {
        this.noun = noun;
    }

    public boolean isBefore(Phase other) {
        return compareTo(other) < 0;
    }

    public Noun noun() {
        return noun;
    }
}
