package holosite.cards;

import static holosite.language.card.Stretch.FAR_DOOR;
import static holosite.language.Words.*;
import static holosite.language.card.Figure.BATTLE_DESTINIES;
import static holosite.language.ability.Action.at;
import static holosite.language.card.Figure.DEPLOY_COST;
import static holosite.language.card.Figure.FORCE_DRAIN;
import static holosite.language.card.Figure.FORFEIT;
import static holosite.language.card.Figure.MOVE_COST;
import static holosite.language.card.Icon.ENDOR;
import static holosite.language.card.Icon.INTERIOR;
import static holosite.language.card.Icon.PLANET;
import static holosite.language.card.Icon.SCOMP_LINK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Trait.EWOK;
import static holosite.language.card.Who.YOU;

import holosite.language.ability.Modifier;
import holosite.language.ability.When;
import holosite.language.Card;
import holosite.language.ability.Limit;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.condition.BattleGoingOn;
import holosite.language.effect.DeployFrom;
import java.util.List;

/** The Light Side of Endor. */
public final class EndorLight {
    private EndorLight() {}

    public static final Card BUNKER = site("Endor", "Bunker", LIGHT, "8_70").unique()
            .force(1, 0).icons(INTERIOR, PLANET, SCOMP_LINK, ENDOR)
            .dark(may(at(When.your(Phase.DEPLOY))
                    .once(Limit.Per.GAME)
                    .then(new DeployFrom(
                            YOU, Pile.RESERVE_DECK, titled("Endor Shield"), ANYTHING, 0, false, true))))
            .light(always(yours(FORCE_DRAIN, 1, HERE)),
                    when(new BattleGoingOn(HERE, YOU), yours(BATTLE_DESTINIES, 1, HERE)))
            .done();

    public static final Card CHIEF_CHIRPAS_HUT = site("Endor", "Chief Chirpa's Hut", LIGHT, "8_71").lies(FAR_DOOR).unique()
            .force(0, 2).icons(INTERIOR, PLANET, ENDOR)
            .dark(adds(-1, FORFEIT, a(EWOK).at(siteOf("Endor")), ifYouControl()))
            .light(deploy(-1, your(a(EWOK)), HERE),
                    always(free(DEPLOY_COST, persona("Chief Chirpa")).toward(HERE)))
            .done();

    public static final Card ENDOR_SYSTEM = system("Endor", 8, LIGHT, "8_68").unique()
            .force(2, 2).icons(PLANET, ENDOR)
            .dark(when(thereIsNo(your(IMPERIAL).at(onPlanet("Endor"))), yours(FORCE_DRAIN, -1, HERE)))
            .light(always(yours(FORCE_DRAIN, -1, HERE)),
                    always(Modifier.add(
                                    MOVE_COST,
                                    number(-1),
                                    your(STARSHIP).at(titled("Sullust", "Rendezvous Point", "Haven")))
                            .toward(HERE)))
            .done();

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(BUNKER, CHIEF_CHIRPAS_HUT, ENDOR_SYSTEM);
    }
}
