package holosite.rules.modifier;

import holosite.language.ability.Event;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.language.filter.CardState;
import holosite.rules.state.Derived;
import holosite.rules.state.GameState;
import holosite.rules.state.InPlay;
import holosite.rules.state.LastingText;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.text.CardAction;
import holosite.rules.text.CardTest;
import holosite.rules.text.Text;
import holosite.rules.text.TextInForce;
import holosite.rules.text.TextsInForce;
import holosite.rules.whereabouts.Piloting;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;

/**
 * What is in force at this moment: the cards in play and every standing text, sorted by what it
 * affects. It is derived from the table, anew when the table has changed, and is never part of the
 * game's value.
 */
public final class Standing extends SortedTexts implements Derived {
    private InPlay inPlay;
    private final CanceledTexts canceled;
    private final HandResponses inHands = new HandResponses();
    private final PresenceTotals presence;
    private int textVersion = -1;
    private int version = -1;
    private int moment;
    private byte cancelable;

    /** Whether anything that lies on or is aimed at another card is named by an immunity. */
    private byte namedByImmunity;

    private List<LastingText> lastings = List.of();
    private final BitSet protectionsAsked = new BitSet();

    /** What is in force in a game now. */
    public static Standing of(GameState game) {
        Standing standing = (Standing) game.derived();
        if (standing == null) {
            standing = new Standing(game.inPlay(), game.table().count());
            game.derived(standing);
        }
        if (!standing.isCurrent(game.table())) {
            standing.refresh(game);
        }
        return standing;
    }

    /** The cards whose protection {@link Immunities} is working out right now. */
    BitSet protectionsAsked() {
        return protectionsAsked;
    }

    private Standing(InPlay inPlay, int cards) {
        this.inPlay = inPlay;
        canceled = new CanceledTexts(cards);
        presence = new PresenceTotals(cards);
    }

    /** Whether the table is the same as at the last update. */
    private boolean isCurrent(Table table) {
        return version == table.version();
    }

    /**
     * Brings everything up to date with the table. The texts in force for a while have changed
     * exactly if their list is another object.
     */
    @SuppressWarnings("ReferenceEquality")
    private void refresh(GameState game) {
        var table = game.table();
        version = table.version();
        if (textVersion == table.textVersion() && lastings == game.lastings() && !canceled.any()) {
            moment += positional() ? 0 : 1;
            return;
        }
        moment++;
        cancelable = NOTHING;
        namedByImmunity = NOTHING;
        textVersion = table.textVersion();
        lastings = game.lastings();
        inPlay = game.inPlay();
        clear();
        canceled.find(game, inPlay, lastings);
        for (int i = 0; i < inPlay.count(); i++) {
            int card = inPlay.card(i);
            // the text of a card excluded from a battle does not affect that battle
            if (table.has(card, Flag.EXCLUDED)) {
                continue;
            }
            if (table.has(card, Flag.UNDERCOVER)) {
                if (inPlay.active(i) && !textCanceled(card)) {
                    sortOwn(game, card, CardState.UNDERCOVER);
                }
            } else if (inPlay.active(i) && !textCanceled(card) && speaks(game, card)) {
                for (TextInForce text : TextsInForce.of(game, card)) {
                    if (!textCanceled(card, text.context().player())) {
                        sort(text);
                    }
                }
            } else if (inPlay.active(i) && table.definition(card).has(Icon.MAINTENANCE)) {
                // maintenance costs are due even for an unpiloted ship and without game text
                for (TextInForce text : TextsInForce.of(game, card)) {
                    if (text.part() instanceof CardAction action && action.withoutText()) {
                        sort(text);
                    }
                }
            } else if ((table.flags(card) & Flag.INACTIVE) == Flag.CAPTIVE && !textCanceled(card)) {
                sortOwn(game, card, CardState.CAPTIVE);
            } else if (carriedUnused(table, card) && !textCanceled(card)) {
                // it does nothing for its bearer, but goes on to somebody else as its text lets it
                for (TextInForce text : TextsInForce.of(game, card)) {
                    if (text.part() instanceof CardAction action && action.transfersItself()) {
                        sort(text);
                    }
                }
            } else if (turnedDown(table, card)) {
                for (TextInForce text : TextsInForce.of(game, card)) {
                    if (text.part() instanceof CardAction action && action.whileFaceDown()) {
                        sort(text);
                    }
                }
            } else if (inPlay.active(i)
                    && !textCanceled(card)
                    && table.definition(card).isVessel()) {
                // an unpiloted ship's text about deploying applies: it may make its pilot cheaper
                for (TextInForce text : TextsInForce.of(game, card)) {
                    if (text.part() instanceof Text.FigureChange change
                            && change.figure() == Figure.DEPLOY_COST) {
                        sort(text);
                    }
                }
            }
        }
        for (LastingText lasting : lastings) {
            if (LastingTexts.inForce(game, lasting)) {
                sort(LastingTexts.text(game, lasting));
            }
        }
        copyTexts(game);
        settle(!canceled.any() && !inPlay.anyTests());
    }

    /**
     * The text of a captive, or of an undercover spy, is off but for what it says of itself as
     * such.
     */
    private void sortOwn(GameState game, int card, CardState state) {
        for (TextInForce text : TextsInForce.of(game, card)) {
            if (text.part().countsWhile(state)) {
                sort(text);
            }
        }
    }

    /** Texts that a card has copied from another count like its own. */
    private void copyTexts(GameState game) {
        if (copies() == 0) {
            return;
        }
        var done = new EnumMap<Side, BitSet>(Side.class);
        for (int i = 0; i < copies(); i++) {
            TextInForce copy = copy(i);
            for (int copier : CopiedTexts.copiers(game, copy)) {
                CopiedTexts.textsInForce(game, copy, copier).forEach(this::sort);
                Side speaker = CopiedTexts.speaker(game, copy, copier);
                BitSet copied = done.computeIfAbsent(speaker, side -> new BitSet());
                if (!copied.get(copier)) {
                    copied.set(copier);
                    CopiedTexts.copiedActions(game, copier, speaker).forEach(this::sort);
                }
            }
        }
    }

    /** Whether a card is inactive only because it lies face down. */
    private boolean turnedDown(Table table, int card) {
        int host = table.host(card);
        return (table.flags(card) & Flag.INACTIVE) == Flag.FACE_DOWN
                && (host == Table.NOBODY || inPlay.isActive(host));
    }

    /** Whether a card is inactive only because its bearer, who stole it, cannot use it. */
    private boolean carriedUnused(Table table, int card) {
        return (table.flags(card) & Flag.INACTIVE) == Flag.UNUSABLE
                && inPlay.isActive(table.host(card));
    }

    /** The texts of ships and vehicles, and of weapons and devices on them, apply while piloted. */
    private static boolean speaks(GameState game, int card) {
        var table = game.table();
        var definition = table.definition(card);
        if (table.has(card, Flag.BLOWN_AWAY | Flag.COLLAPSED)) {
            return false;
        }
        int vessel = card;
        if (definition.is(CardType.WEAPON) || definition.is(CardType.DEVICE)) {
            vessel = table.role(card) == Role.ON ? table.host(card) : Table.NOBODY;
        }
        return vessel == Table.NOBODY
                || !table.definition(vessel).isVessel()
                || Piloting.piloted(game, vessel);
    }

    // ---- cards

    public int cardsInPlay() {
        return inPlay.count();
    }

    /** How many creatures are in play. */
    public int creatures() {
        return inPlay.creatures();
    }

    public int cardInPlay(int index) {
        return inPlay.card(index);
    }

    public boolean active(int index) {
        return inPlay.active(index);
    }

    public boolean isActive(int card) {
        return inPlay.isActive(card);
    }

    /** Whether there is a Jedi Test on the table. */
    public boolean anyTests() {
        return inPlay.anyTests();
    }

    /** Whether there is a Utinni Effect on the table. */
    public boolean anyUtinniEffects() {
        return inPlay.anyUtinniEffects();
    }

    /** Whether all of a card's text is canceled; for a location, the texts of both players. */
    public boolean textCanceled(int card) {
        return canceled.all(card);
    }

    /** Whether the text a card has for this player is canceled. */
    public boolean textCanceled(int card, Side player) {
        return canceled.of(card, player);
    }

    /** Whether a card in either hand could be played in response to this. */
    public boolean handsAnswer(GameState game, Event event) {
        return inHands.have(game, event);
    }

    public PresenceTotals presence(GameState game) {
        presence.update(game, moment);
        return presence;
    }

    /** An icon the card has printed or was given, and has not lost. */
    public boolean hasIcon(GameState game, int card, Icon icon) {
        for (int i = 0; i < losses(); i++) {
            if (isGranted(game, loss(i), card, icon)) {
                return false;
            }
        }
        if (game.table().has(card, Flag.BLOWN_AWAY)) {
            return icon == Icon.EXTERIOR && game.table().definition(card).is(Subtype.SITE);
        }
        if (game.table().definition(card).has(icon)) {
            return true;
        }
        for (int i = 0; i < grants(); i++) {
            if (isGranted(game, grant(i), card, icon)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isGranted(GameState game, TextInForce text, int card, Icon icon) {
        return text.part() instanceof Text.GrantedFeature granted
                && granted.icon().isPresent()
                && granted.icon().get() == icon
                && granted.when().holds(game, text.context())
                && granted.to().fits(game, text.context(), card);
    }

    /** A characteristic the card has printed or was given for whatever asks. */
    public boolean hasTrait(GameState game, int card, Trait trait) {
        return hasTrait(game, card, trait, Table.NOBODY);
    }

    /** A characteristic the card has printed or was given, toward what another card says. */
    public boolean hasTrait(GameState game, int card, Trait trait, int speaker) {
        if (game.table().definition(card).has(trait)) {
            return !game.table().has(card, Flag.BLOWN_AWAY);
        }
        for (int i = 0; i < grants(); i++) {
            TextInForce text = grant(i);
            if (text.part() instanceof Text.GrantedFeature granted
                    && granted.trait().isPresent()
                    && granted.trait().get() == trait
                    && (CardTest.isAll(granted.toward())
                            || speaker != Table.NOBODY
                                    && granted.toward().fits(game, text.context(), speaker))
                    && granted.when().holds(game, text.context())
                    && granted.to().fits(game, text.context(), card)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a card is on the table that a text cancels or suspends, if its condition holds. */
    public boolean anyToCancel(GameState game) {
        if (cancels() == 0) {
            return false;
        }
        if (!positional()) {
            return true;
        }
        if (cancelable == NOTHING) {
            cancelable = findsToCancel(game) ? HOLDS : HOLDS_NOT;
        }
        return cancelable == HOLDS;
    }

    private boolean findsToCancel(GameState game) {
        for (int i = 0; i < cancels(); i++) {
            TextInForce text = cancel(i);
            var says = (Text.Canceling) text.part();
            for (int k = 0; k < inPlay.count(); k++) {
                if (says.ofAtMost().fits(game, text.context(), inPlay.card(k))) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Whether a card that lies on another, or is aimed at it, has a title that some text makes
     * cards immune to.
     */
    public boolean anyNamedByImmunity(GameState game) {
        if (protections() == 0) {
            return false;
        }
        if (namedByImmunity == NOTHING) {
            namedByImmunity = findsNamedByImmunity(game.table()) ? HOLDS : HOLDS_NOT;
        }
        return namedByImmunity == HOLDS;
    }

    private boolean findsNamedByImmunity(Table table) {
        for (int k = 0; k < inPlay.count(); k++) {
            int card = inPlay.card(k);
            if ((table.role(card) == Role.ON || table.aim(card) != Table.NOBODY)
                    && isNamedByImmunity(table.definition(card).card().title())) {
                return true;
            }
        }
        return false;
    }

    private boolean isNamedByImmunity(String title) {
        for (int i = 0; i < protections(); i++) {
            if (((Text.Protection) protection(i).part()).titles().contains(title)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a card on the table is suspended. */
    public boolean anySuspended() {
        return inPlay.anySuspended();
    }
}
