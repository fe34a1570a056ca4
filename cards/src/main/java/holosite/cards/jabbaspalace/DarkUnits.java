package holosite.cards.jabbaspalace;

import static holosite.language.ability.Action.*;
import static holosite.language.ability.Event.*;
import static holosite.language.ability.When.*;
import static holosite.language.card.Compare.*;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Icon.*;
import static holosite.language.card.Side.*;
import static holosite.language.card.Trait.*;
import static holosite.language.card.Who.*;
import static holosite.language.filter.Relation.*;
import static holosite.language.words.Abilities.*;
import static holosite.language.words.Actions.*;
import static holosite.language.words.Amounts.*;
import static holosite.language.words.Conditions.*;
import static holosite.language.words.Effects.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Kinds.*;
import static holosite.language.words.Modifiers.*;

import holosite.language.Card;
import holosite.language.ability.*;
import holosite.language.amount.*;
import holosite.language.card.*;
import holosite.language.condition.*;
import holosite.language.effect.*;
import holosite.language.filter.*;
import java.util.*;

/** Jabba's Palace, Dark Side: characters, starships, vehicles and creatures. */
final class DarkUnits {
    private DarkUnits() {}

    static final Card[] CARDS = {
        alien("Bane Malar", DARK, "6_95").unique().persona("Bane Malar")
            .destiny(1).deploy(4).power(1).ability(4).forfeit(3)
            .icons(WARRIOR, JABBAS_PALACE).is(BLACK_SUN_AGENT, BOUNTY_HUNTER)
            .says(
                may(at(just(BATTLE_INITIATED).at(HERE))
                    .when(whileInBattle())
                    .target("scanned",
                        opponents(CHARACTER.except(DROID))
                            .having(ABILITY, LESS, figure(ABILITY, Known.IT))
                            .presentWith(IT))
                    .use(1)
                    .then(
                        remember("power", figure(POWER, the("scanned"))),
                        thisBattle(adds(remembered("power"), POWER, IT)),
                        thisBattle(new SharesText(the("scanned"), Always.ALWAYS)))),
                immuneToAttrition(3)),

        alien("Quarren", DARK, "6_120")
            .destiny(3).deploy(2).power(1).ability(2).forfeit(2)
            .icons(JABBAS_PALACE)
            .says(
                may(
                    Deed.DEPLOY_REGARDLESS,
                    your(IMPERIAL),
                    SITE.except(new InState(CardState.SHIELDED)).related(WHERE_PRESENT, IT)),
                new Gives(
                    titled("Tactical Support", "Imperial Reinforcements", "Full Scale Alert"),
                    Optional.empty(),
                    Optional.of(USED_INTERRUPT),
                    whileAt(SITE.and(with(PLANET))))),

        alien("Salacious Crumb", DARK, "6_122").unique().persona("Salacious Crumb")
            .destiny(3).deploy(1).power(0).ability(1).forfeit(3)
            .icons(JABBAS_PALACE).is(KOWAKIAN)
            .says(
                always(free(BATTLE_COST, HERE.and(SITE)).whose(OPPONENT)),
                automatically(at(just(DESTINY_DRAWN).by(OPPONENT).at(SITE.related(SAME_OR_ADJACENT_TO, HERE)))
                    .when(isBattleDestiny())
                    .then(branch(
                        ifSo(new Parity(eventAmount(), true), new UseForce(OPPONENT, number(1))),
                        ifSo(new Parity(eventAmount(), false), lose(THAT)))))),

        creature("Bubo", DARK, "6_138").unique().persona("Bubo")
            .destiny(4).deploy(3).ferocity(4).defense(5).forfeit(0)
            .icons(JABBAS_PALACE)
            .says(
                habitat(SITE.and(with(PLANET)).except(of("Hoth"))),
                mayNot(Deed.BE_ATTACKED, EITHER, your(CHARACTER), IT),
                mayNot(
                    Deed.USE_LANDSPEED,
                    EITHER,
                    opponents(CHARACTER),
                    ANYTHING,
                    whileAt(SITE.and(titleHas("Jabba's Palace"))))),
    };
}
