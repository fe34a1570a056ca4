package holosite.rules.state;

import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.rules.table.Table;

/**
 * Something that just happened or is about to: what, done by whom, to which card, by means of which
 * card, where, how much. {@code id} names the action on the stack that a response can cancel or
 * change.
 */
public record Happening(
        Event event, Side player, int subject, int cause, int place, double amount, int id)
        implements Occasion {

    public static Happening of(Event event, Side player) {
        return new Happening(event, player, Table.NOBODY, Table.NOBODY, Table.NOBODY, 0, 0);
    }

    public Happening to(int card) {
        return new Happening(event, player, card, cause, place, amount, id);
    }

    public Happening by(int card) {
        return new Happening(event, player, subject, card, place, amount, id);
    }

    public Happening at(int location) {
        return new Happening(event, player, subject, cause, location, amount, id);
    }

    public Happening amount(double number) {
        return new Happening(event, player, subject, cause, place, number, id);
    }

    @Override
    public boolean is(Event one) {
        return event == one;
    }

    @Override
    public Happening replacing(int from, int to) {
        return to(subject == from ? to : subject).by(cause == from ? to : cause);
    }

    public Happening id(int action) {
        return new Happening(event, player, subject, cause, place, amount, action);
    }
}
