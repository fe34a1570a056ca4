package holosite.language.ability;

import holosite.language.amount.LifeForceLeft;
import holosite.language.card.Figure;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.filter.Being;
import holosite.language.filter.Everything;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.prose.Adjective;
import holosite.language.prose.Agreement;
import holosite.language.prose.Clause;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Noun;
import holosite.language.prose.Phrase;
import holosite.language.prose.Preposition;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;

/** What a card says of a deed, in words: that somebody may or may not do it, or must pay first. */
final class DeedPhrase {

    private static final Noun DRAIN = Noun.m("Force drain", "drainage de Force");

    /** After "before", which takes the subjunctive in French. */
    private static final Verb MAY_YET =
            new Verb("may", "may", "pouvoir", "puissiez", "puisse", "puissent");

    private final Deed deed;
    private final Prose p;

    DeedPhrase(Deed deed, Prose p) {
        this.deed = deed;
        this.p = p;
    }

    /** The player may, may not, or must pay before: the subject, a form of may, and the deed. */
    Clause ruling(Who who, Filter what, Filter where, boolean may) {
        if (!may && deed.isKeepingThingsAsTheyAre()) {
            return changed(who, what);
        }
        if (deed == Deed.SHARE_DEPLOY_COST) {
            return shared(what, where, may);
        }
        if (deed == Deed.ROUND_LOSS_DOWN) {
            return Clause.of(
                    p.of(who, Figure.FORCE_LOSS.noun()),
                    p.say("is rounded down", "est arrondie à l'inférieur"));
        }
        Subject subject = subject(who, what, may);
        if (deed.prep() == Deed.Prep.DRAIN) {
            Mention drains =
                    Mention.third(
                            Prose.words(subject.mention().text(), place(where, may)),
                            subject.mention().agreement());
            return Verb.MAY.about(p, drains, may).with(subject.deed(), by(what, may));
        }
        // what may not be carried may not be carried at all, whether it could be used or not
        boolean bare = deed == Deed.CARRY && !may;
        return allowed(subject, may)
                .with(
                        subject.deed(),
                        bare ? place(where, false) : where(where, subject.mention(), may));
    }

    /** Where something may not stay as it is, a text says what becomes of it. */
    private Clause changed(Who who, Filter what) {
        if (deed == Deed.SHOW_LOST_PILE) {
            return Clause.of(
                    p.of(who, Pile.LOST_PILE.noun()),
                    p.say(
                            "is face down, and nobody may see the cards that go there from",
                            "est face cachée, et personne ne peut voir les cartes qui y viennent de"),
                    p.of(who, LifeForceLeft.NOUN));
        }
        Mention cards = p.mention(what, Determiner.ALL);
        if (deed == Deed.KEEP_PERMANENT_PILOTS) {
            String have = Verb.HAVE.with(p, cards);
            return Clause.about(
                    cards,
                    p.say(
                                    have + " no permanent pilots",
                                    "n'" + have + " plus de pilotes permanents")
                            + p.say(
                                    ", and another pilot may take the place of each",
                                    ", et un autre pilote peut prendre la place de chacun"));
        }
        return Clause.about(
                cards,
                Verb.BE.with(p, cards),
                p.say("turned around", Adjective.agree("retourné*", cards.agreement()))
                        + p.say(
                                ": the icons and the game text of each side belong to the other"
                                        + " side",
                                " : les icônes et le texte de jeu de chaque côté appartiennent à"
                                        + " l'autre côté"));
    }

    /** What the opponent of whoever deploys a card has to use for it. */
    private Clause shared(Filter what, Filter where, boolean may) {
        boolean self = what instanceof Being(Known known) && known == Known.IT;
        return Clause.of(
                Prose.words(
                        may
                                ? p.say(
                                        "opponent must use as much Force to deploy",
                                        "l'adversaire doit utiliser autant de Force pour déployer")
                                : p.say(
                                        "opponent uses no Force to deploy",
                                        "l'adversaire n'utilise pas de Force pour déployer"),
                        self ? p.self(true).text() : p.all(what),
                        place(where, true)));
    }

    /**
     * The deed as an infinitive, with who must do something first: "opponent must use 1 Force to
     * Force drain".
     */
    Clause toll(Who who, Filter what, Filter where, Phrase price) {
        Subject subject = subject(who, what, true);
        Phrase first =
                price.after(Verb.MUST.clause(p, p.player(who), true), p.say("use", "utiliser"));
        if (!subject.isCard()) {
            return Clause.of(
                    first.with(
                            p.say("to", "pour"),
                            subject.deed(),
                            how(subject.mention()),
                            place(where, true)));
        }
        return Clause.of(
                first.with(
                        p.say("before", "avant que"),
                        subject.mention().text(),
                        MAY_YET.with(p, subject.mention()),
                        subject.deed(),
                        how(subject.mention()),
                        place(where, true)));
    }

    private record Subject(Mention mention, String deed, boolean isCard, boolean anyone) {}

    private Subject subject(Who who, Filter what, boolean may) {
        if (deed.prep() == Deed.Prep.DRAIN) {
            Agreement many = DRAIN.agreement().many();
            String drains =
                    who == Who.EITHER
                            ? p.say("Force drains", "les drainages de Force")
                            : p.of(who, DRAIN, true);
            return new Subject(Mention.third(drains, many), deed.ofCards(p, many), true, false);
        }
        boolean complete =
                !deed.isOfCards()
                        || deed == Deed.INITIATE_BATTLE
                        || deed == Deed.ATTACK
                        || deed == Deed.CANCEL_DESTINY;
        boolean self = what instanceof Being(Known known) && known == Known.IT;
        boolean ofCard =
                !deed.isOfPlayers()
                        || deed.isOfCards()
                                && (self
                                        || who == Who.EITHER
                                                && !(complete && what instanceof Everything));
        if (ofCard) {
            Mention cards = self ? p.self(true) : p.mention(what, Determiner.ALL);
            return new Subject(cards, deed.ofCards(p, cards.agreement()), true, false);
        }
        String object =
                !complete
                        ? what instanceof Everything
                                ? p.say("cards", "des cartes")
                                : object(what, may)
                        : what instanceof Everything ? "" : p.say("with ", "avec ") + p.all(what);
        return new Subject(
                p.player(who), Prose.words(deed.ofPlayer(p), object), false, who == Who.EITHER);
    }

    /** Nobody may play one thing and another, but may not play one or the other. */
    private String object(Filter what, boolean may) {
        boolean names = what.phrase().isNamed();
        return p.mention(what, may || !names ? Determiner.ALL : Determiner.A).text();
    }

    private Clause allowed(Subject subject, boolean may) {
        if (!may && subject.anyone()) {
            return Clause.of(p.say("neither player may", "aucun joueur ne peut"));
        }
        // Only cards are worth a shared subject: what players may do is stated for each of them.
        return subject.isCard()
                ? Verb.MAY.about(p, subject.mention(), may)
                : Clause.of(Verb.MAY.clause(p, subject.mention(), may));
    }

    private String how(Mention cards) {
        return switch (deed) {
            case TRANSFER -> p.say("for free", "gratuitement");
            case LOSE_TO_DRAIN_FROM_ELSEWHERE ->
                    p.say(
                            "except from Reserve Deck, if possible",
                            "sauf depuis la pile de réserve, si c'est possible");
            case CARRY ->
                    p.say(
                            "without being used",
                            "sans être " + Adjective.french("utilisé", cards.agreement()));
            case DEPLOY_WITHOUT_PRESENCE ->
                    p.say("without presence or Force icons", "sans présence ni icône de Force");
            case DEPLOY_REGARDLESS ->
                    p.say(
                            "despite deployment restrictions",
                            "malgré les restrictions au déploiement");
            case DEPLOY_FROM_STACK -> p.say("as if from hand", "comme si c'était depuis la main");
            case BE_PLACED_ON ->
                    p.say(
                            "in place of the card asked for there",
                            "à la place de la carte qui y est demandée");
            case DEPLOY_UNDERCOVER -> p.say("as an Undercover spy", "comme espion clandestin");
            case USE_BAY -> p.say("for free", "gratuitement");
            case BE_HELD -> p.say("when its ship captures them", "quand son vaisseau les capture");
            case DEPLOY_AS_REACT, MOVE_AS_REACT, MOVE_AWAY_AS_REACT ->
                    p.say("as a react", "en réaction");
            case MOVE_FROM_ATTACK_AS_REACT ->
                    p.say(
                            "from creature attacks as a react",
                            "d'une attaque de créature en réaction");
            case MAKE_BOMBING_RUN ->
                    p.say(
                            "and must return to the system at the end of your battle phase",
                            "et doivent retourner au système à la fin de votre phase de bataille");
            default -> "";
        };
    }

    /** Where and how; a short place comes first: "here as a react", "as a react to Hoth sites". */
    private String where(Filter where, Mention cards, boolean may) {
        boolean adverb =
                deed == Deed.LOSE_TO_DRAIN_FROM_ELSEWHERE
                        || !movesTo(where)
                                && where.pointer().flatMap(card -> card.where(p)).isPresent();
        String place = place(where, may);
        String how = how(cards);
        return adverb ? Prose.words(place, how) : Prose.words(how, place);
    }

    /** Texts say "deploy here", but "move to this site". */
    private boolean movesTo(Filter where) {
        boolean here = where instanceof Being(Known known) && known == Known.HERE;
        return here
                && switch (deed) {
                    case MOVE_TO, MOVE_AS_REACT, MOVE_AWAY_AS_REACT -> true;
                    default -> false;
                };
    }

    private String place(Filter where, boolean may) {
        Determiner all = may ? Determiner.ALL : Determiner.ANY;
        return switch (deed.prep()) {
            case AT, DRAIN -> p.at(where, all);
            case TO ->
                    deed == Deed.TRANSFER
                            ? p.say("to ", "à ")
                                    + (self(where)
                                            ? p.self(true).text()
                                            : p.mention(where, all).text())
                            : movesTo(where)
                                    ? p.say("to ", "vers ") + p.ref(Known.HERE).text()
                                    : p.with(
                                            deed == Deed.MOVE_TO
                                                    ? Preposition.TOWARD
                                                    : Preposition.TO,
                                            where,
                                            all);
            case FROM -> p.with(Preposition.FROM, where, all);
            case TO_OR_FROM -> p.with(Preposition.TO_OR_FROM, where, all);
            case BY ->
                    where instanceof Everything && deed == Deed.BE_TARGETED
                            ? p.say("by weapons", "par des armes")
                            : by(where, may);
            case ON -> p.with(Preposition.ON, where, Determiner.A);
            case OBJECT ->
                    where instanceof Everything
                            ? ""
                            : p.french() && deed == Deed.BOARD
                                    ? p.with(Preposition.ABOARD, where, all)
                                    : p.mention(where, all).text();
        };
    }

    private static boolean self(Filter card) {
        return card instanceof Being(Known known) && known == Known.IT;
    }

    private String by(Filter cards, boolean may) {
        Determiner all = may ? Determiner.ALL : Determiner.ANY;
        return cards instanceof Everything ? "" : p.with(Preposition.BY, cards, all);
    }
}
